// Development only: a page without scripts reloads when a module rendered on the server changes.
if (import.meta.hot) import.meta.hot.on('server:changed', () => location.reload());

export {};
