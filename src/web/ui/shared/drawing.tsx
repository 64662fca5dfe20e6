/**
 * One of our own drawings, inline: its rooms are links and its text uses the page's fonts. Whoever shows it
 * imports it with `?raw`, so that a page carries its own drawings only. A page with scripts may give it on the server
 * only: hydration keeps what it finds.
 */
export function Drawing({ svg }: { svg: string }) {
  return <div className="drawing" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />;
}
