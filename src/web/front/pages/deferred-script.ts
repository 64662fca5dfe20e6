import type { InlineCode } from './inline-code.ts';

/**
 * Starts a page's module script once the page is loaded and painted, or at the first input, so that it never competes
 * with the first paint; a prerendered page (decision 0032) starts it as soon as it is loaded. Until then the script has a
 * type that browsers do not run. `preloaded` are requested at once, so that none waits until another names it.
 */
export function deferredScript(code: string, inline: InlineCode, preloaded: readonly string[] = []): string {
  const preloading = preloaded.length > 0 ? preloadingOf(preloaded) : '';
  return inline.script(code, ' type="text/later" id="app"') + inline.script(startScript(preloading));
}

function preloadingOf(addresses: readonly string[]): string {
  return `for (const href of ${JSON.stringify(addresses)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
}

function startScript(preloading: string): string {
  return `{
let later = document.getElementById('app');
const start = () => {
  if (!later) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = later.textContent;
  document.head.append(script);
  later = null;
  ${preloading}
};
for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, start, { once: true, capture: true });
addEventListener('load', () => {
  if (document.prerendering) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}, { once: true });
}`.replace(/\n\s*/g, '');
}
