/** Sections of prose, each with its heading beside it. */
export function Chapters({ sections }: { sections: Record<string, { title: string; html: string }> }) {
  return Object.entries(sections).map(([anchor, { title, html }]) => (
    <section className="category" id={anchor} key={anchor}>
      <h2>{title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
