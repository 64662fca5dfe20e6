import { useEffect, useState } from 'react';

const TYPING_MILLISECONDS = 300;

/** The text as visitors will see it, rendered by the server once the writer pauses; `html` is what it began with. */
export function usePreview(content: string, html: string): string {
  const [rendered, setRendered] = useState({ content, html });
  useEffect(() => {
    if (content === rendered.content) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch('/dashboard/nahlad', { method: 'POST', body: content, signal: abort.signal });
        if (answer.ok && !answer.redirected) setRendered({ content, html: await answer.text() });
      } catch {
        // typed on, or offline: the last preview stays
      }
    }, TYPING_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [content, rendered.content]);
  return rendered.html;
}
