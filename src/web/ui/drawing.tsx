/**
 * One of our own drawings, inline: its rooms are links and its text uses the page's fonts. Whoever shows it
 * imports it with `?raw`, so that a page carries its own drawings only.
 */
export function Drawing({ svg }: { svg: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: svg }} />;
}
