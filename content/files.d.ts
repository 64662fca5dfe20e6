declare module '*.yaml' {
  /** Unchecked data: for a schema to parse. */
  const data: unknown;
  export default data;
}

declare module '*.md' {
  const article: {
    /** Unchecked data: for a schema to parse. */
    front: unknown;
    text: string;
  };
  export default article;
}
