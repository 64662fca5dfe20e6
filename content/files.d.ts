declare module '*.yaml' {
  /** Data nobody has checked: for a schema to parse. */
  const data: unknown;
  export default data;
}

declare module '*.md' {
  const article: {
    /** Data nobody has checked: for a schema to parse. */
    front: unknown;
    text: string;
  };
  export default article;
}
