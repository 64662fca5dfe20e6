// Ends with code 0 when the node on this machine's PORT takes requests, else with 1.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);

// a module, so that it may await
export {};
