import type { InlineCode } from './inline-code.ts';

/**
 * Starts a page's module script once the page is loaded and painted, or at the first input, so that it never competes
 * with the first paint; a prerendered page (decision 0032) starts it as soon as it is loaded. Until then the script has a
 * type that browsers do not run.
 */
export function deferredScript(code: string, inline: InlineCode): string {
  return inline.script(code, ' type="text/later" id="app"') + inline.script(START);
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
