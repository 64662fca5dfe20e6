declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
declare module '*/build/server/index.js' {
  export * from '#web/front/http.ts';
}
