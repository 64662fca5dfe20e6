declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
declare module 'virtual:island-scripts' {
  const addresses: Record<import('#web/front/page-handle.ts').IslandScript, string[]>;
  export default addresses;
}
declare module 'virtual:sign-sheets' {
  /** The addresses of the sheets by the folders of their signs. */
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
declare module '*/build/server/index.js' {
  export * from '#web/front/http.ts';
}

// its main module also loads the definitions of all properties
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}
