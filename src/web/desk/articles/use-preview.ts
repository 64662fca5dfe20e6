import { useEffect, useState } from 'react';

const TYPING_MILLISECONDS = 300;

interface Preview {
  html: string;
  /** True when the session has ended: the preview is not updated until the user signs in. */
  isSignedOut: boolean;
}

/** The text as visitors will see it, rendered by the server when typing pauses; `html` is its first value. */
export function usePreview(content: string, html: string): Preview {
  const [rendered, setRendered] = useState({ content, html });
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    if (content === rendered.content) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch('/dashboard/nahlad', { method: 'POST', body: content, signal: abort.signal });
        setSignedOut(answer.redirected);
        if (answer.ok && !answer.redirected) setRendered({ content, html: await answer.text() });
      } catch {
        // the user typed on, or is offline: the last preview stays
      }
    }, TYPING_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [content, rendered.content]);
  return { html: rendered.html, isSignedOut };
}
