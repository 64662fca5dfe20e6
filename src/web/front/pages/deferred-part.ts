// A page streamed in two parts without scripts: a shell at once, one deferred element later in the same response
// (decision 0008). Relies on our own renderer's markup, where every element is closed and no attribute holds a `>`.

import type { InlineCode } from './inline-code.ts';

const MAIN_ID = 'obsah';

/**
 * The first part of a page whose element `id` (`<main>` or a child of it) shows that it is being loaded. `<body>`
 * becomes the host of a shadow tree of slots only, so everything stays in the page, under its styles; `deferredPart`
 * goes at the end. A style hides what the deferred part replaces in browsers without such trees.
 */
export function shell(html: string, id: string, inline: InlineCode): string {
  const [head, body] = halves(html, '<body>');
  const [visible] = halves(body, '</body>');
  const main = elementById(visible, MAIN_ID);
  const waiting = elementById(visible, id);
  const isMain = id === MAIN_ID;
  // a child of main has siblings before and after it, which stay within the landmark
  const [before, after] = isMain
    ? ['', '']
    : [visible.slice(main.contentStart, waiting.start), visible.slice(waiting.end, main.contentEnd)];
  const late = '<slot name="late"><slot name="waiting"></slot></slot>';
  const middle = `<slot name="before"></slot>${late}<slot name="after"></slot>`;
  return [
    head,
    '<body>',
    `<template shadowrootmode="open"><slot></slot>${isMain ? middle : `<main>${middle}</main>`}<slot name="end"></slot></template>`,
    inline.style('[slot=waiting]:has(~[slot=late]){display:none}'),
    visible.slice(0, main.start),
    `<div slot="before" id="${MAIN_ID}">${before}</div>`,
    // links to the element keep working: its id stays when it is replaced
    isMain ? '' : `<div slot="before" id="${id}"></div>`,
    `<div slot="waiting" aria-busy="true">${withoutId(visible.slice(waiting.start, waiting.end), id)}</div>`,
    `<div slot="after">${after}</div>`,
    `<div slot="end">${visible.slice(main.end)}</div>`,
  ].join('');
}

/**
 * The rest of the response, cut out of the finished page. A shell without `<main>` has no title: the first one in a
 * document counts, wherever it is. A page not found is not for search engines, though its status is already sent.
 */
export function deferredPart(html: string, id: string): string {
  const { start, end } = elementById(html, id);
  const [head] = halves(html, '<body>');
  const title = id === MAIN_ID ? (/<title>[^<]*<\/title>/.exec(head)?.[0] ?? '') : '';
  const robots = /<meta name="robots"[^>]*>/.exec(head)?.[0] ?? '';
  return `${title}${robots}<div slot="late">${withoutId(html.slice(start, end), id)}</div></body></html>`;
}

/** Instead of the deferred part, where the finished page is a redirect: an immediate refresh counts as a moved page. */
export function deferredRedirect(to: string): string {
  return `<meta http-equiv="refresh" content="0; url=${to.replaceAll('"', '%22')}"></body></html>`;
}

/** Instead of the deferred part, where the page could not be rendered. */
export function deferredFailure(message: string): string {
  return `<div slot="late"><p class="wrap lead" role="alert">${message}</p></div></body></html>`;
}

function elementById(html: string, id: string) {
  const opening = new RegExp(`<(\\w+)(?: [^>]*)? id="${id}"[^>]*>`).exec(html);
  if (!opening) throw new Error(`The page has no element #${id}`);
  const contentStart = opening.index + opening[0].length;
  const tags = new RegExp(`<(/?)${opening[1]}(?=[ >])[^>]*>`, 'g');
  tags.lastIndex = contentStart;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return { start: opening.index, contentStart, contentEnd: tag.index, end: tags.lastIndex };
  }
  throw new Error(`The element #${id} does not end`);
}

function withoutId(html: string, id: string): string {
  return html.replace(` id="${id}"`, '');
}

function halves(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`The page has no ${at}`);
  return [text.slice(0, index), text.slice(index + at.length)];
}
