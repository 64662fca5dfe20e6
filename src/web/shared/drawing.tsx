/**
 * An inline SVG drawing: its areas are links and its text uses the page's fonts. Callers import it with `?raw`, so that
 * a page contains only its own drawings. A page with scripts may pass it on the server only: hydration keeps the
 * existing markup.
 */
export function Drawing({ svg }: { svg: string }) {
  return <div className="drawing" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />;
}
