// Development only: a page without scripts loads again when anything rendered on the server changes.
if (import.meta.hot) import.meta.hot.on('server:changed', () => location.reload());

export {};
