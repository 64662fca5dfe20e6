import { speculationRules } from '#web/front/speculation.ts';
import type { InlineCode } from './inline-code.ts';
import { inlinedStyles, readMarkup } from './inline-styles.ts';

interface Finishing {
  /** The renderer's nonce: an injected script cannot have it. */
  nonce: string;
  inline: InlineCode;
  /** The addresses of the scripts of the page's islands. */
  islands: readonly string[] | undefined;
  /** Set when a part of the page is sent later. */
  isShell: boolean;
}

/**
 * The rendered page as it is sent: with our own scripts and styles, without the nonces. Its inline code is allowed by
 * `inline` only if it is ours, has the nonce or has a known text: allowing all of it would allow an injected script.
 */
export function finishPage(html: string, { nonce, inline, islands, isShell }: Finishing): string {
  const nonceAttribute = ` nonce="${nonce}"`;
  const isHydrated = html.includes(`${MODULE}>`);
  const shown = isShell || isHydrated ? undefined : { ...readMarkup(html), scripts: islands ?? [] };
  const hasMenus = html.includes('<header class="header">');
  return html.replace(CHANGED_PARTS, (tag: string, attributes = '', code?: string) => {
    if (tag === '</body>')
      return (
        (hasMenus ? inline.script(DISMISSAL) : '') + (isHydrated ? '' : islandScript(html, islands, inline)) + tag
      );
    if (code !== undefined) {
      if (code !== speculationRules && !attributes.includes(nonceAttribute)) return tag;
      const others = attributes.replace(nonceAttribute, '');
      return others === MODULE ? deferredScript(code, inline) : inline.script(code, others);
    }
    const link = tag.replace(nonceAttribute, '');
    if (!isHydrated && link.startsWith(PRELOAD)) return '';
    // requested at once, so that none waits until another names it, but after what the first paint needs
    if (link.startsWith(PRELOAD)) return link.replace(PRELOAD, `${PRELOAD} fetchpriority="low"`);
    // React hydrates the whole document, so the stylesheet links must stay where React rendered them
    return isHydrated || import.meta.env.DEV ? link : inlinedStyles(link, inline, shown);
  });
}

/** The parts of a page that are changed; in our renderer's markup no attribute holds a `>`. */
const CHANGED_PARTS = /<link [^>]*>|<script([^>]*)>([\s\S]*?)<\/script>|<\/body>/g;

const PRELOAD = '<link rel="modulepreload"';

/** The attributes of the framework's script. */
const MODULE = ' type="module" async=""';

/** The script of the page's islands; a page rendered without islands gets none. */
function islandScript(html: string, addresses: readonly string[] | undefined, inline: InlineCode): string {
  if (!addresses || !html.includes(' data-island="')) return '';
  return deferredScript(addresses.map((address) => `import ${JSON.stringify(address)};`).join(''), inline);
}

/**
 * Starts a page's module script once the page is loaded and painted, or at the first input, so that it never competes
 * with the first paint; a prerendered page (decision 0032) starts it as soon as it is loaded. Until then the script has a
 * type that browsers do not run.
 */
function deferredScript(code: string, inline: InlineCode): string {
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

/**
 * The script that dismisses a menu (WCAG 1.4.13): Escape closes the phone's menu and a drop-down of the navigation, and
 * the phone's menu closes when the focus moves out of it. Opening needs no script (decision 0010). A dismissed drop-down
 * stays closed until the pointer or the focus enters it anew.
 */
const DISMISSAL = `{
const menu = document.querySelector('.menu-toggle');
const section = (target) => target.closest?.('.nav > ul > li');
const enter = ({ target, relatedTarget }) => {
  const entered = section(target);
  if (entered && !entered.contains(relatedTarget)) entered.classList.remove('dismissed');
};
addEventListener('pointerover', enter);
addEventListener('focusin', (event) => {
  enter(event);
  if (!menu.contains(event.target)) menu.open = false;
});
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  for (const item of document.querySelectorAll('.nav > ul > li:is(:hover, :focus-within)')) item.classList.add('dismissed');
  if (target.closest?.('.submenu')) section(target).firstElementChild.focus();
  if (menu.open) {
    menu.open = false;
    menu.firstElementChild.focus();
  }
});
}`.replace(/\n\s*/g, '');
