declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
declare module 'virtual:island-scripts' {
  const addresses: Record<import('#web/front/page-handle.ts').IslandScript, string[]>;
  export default addresses;
}
declare module '*/build/server/index.js' {
  export * from '#web/front/http.ts';
}
