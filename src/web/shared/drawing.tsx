/**
 * An inline SVG drawing: its areas are links and its text uses the page's fonts. Callers import it with `?raw`, so that
 * a page contains only its own drawings.
 */
export function Drawing({ svg }: { svg: string }) {
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}
