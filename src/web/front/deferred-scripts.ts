/**
 * Starts a page's scripts once it is loaded and painted, or at the first input, so that they never compete with the
 * first paint; a prerendered page (decision 0032) starts them as soon as it is loaded. The framework's module script is
 * kept unchanged under a type browsers do not run, and restored later; its preloads are removed.
 */
export function deferScripts(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/,
      (_, nonce, code) =>
        `<script nonce="${nonce}" type="text/later" id="app">${code}</script><script nonce="${nonce}">${START}</script>`,
    );
}

const START = `{
let later = document.getElementById('app');
const start = () => {
  if (!later) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = later.textContent;
  document.head.append(script);
  later = null;
};
for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, start, { once: true, capture: true });
addEventListener('load', () => {
  if (document.prerendering) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}, { once: true });
}`.replace(/\n\s*/g, '');
