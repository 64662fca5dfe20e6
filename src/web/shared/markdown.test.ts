import { describe, expect, test } from 'vitest';
import { contentSections, markdownHtml } from './markdown.ts';

describe('the Markdown of an article', () => {
  test('is rendered as headings below the page’s own, lists, quotes, tables and Slovak spaces', () => {
    const html = markdownHtml(
      '# Názov\n\nIde o 5 % v sklade.\n\n1. jedna\n\n> citát\n\n| a | b |\n|---|---|\n| c | d |',
    );
    expect(html).toContain('<h2>Názov</h2>');
    expect(html).toContain('Ide o\u00A05\u00A0% v\u00A0sklade.');
    expect(html).toContain('<ol>\n<li>jedna</li>');
    expect(html).toContain('<blockquote>');
    expect(html).toContain('<td>c</td>');
  });

  test.each(['irc:', 'ircs:', 'mailto:', 'xmpp:', '/', '#', 'podstranka'])('may link to %s', (start) => {
    expect(markdownHtml(`[a](${start}x)`)).toContain(`<a href="${start}x">a</a>`);
  });

  test('links another site in a new tab and says so, as our own texts do', () => {
    const link = (to: string) =>
      `<a href="${to}" target="_blank" rel="noopener">a<span class="sr-only"> (otvorí sa na novej karte)</span></a>`;
    expect(markdownHtml('[a](http://x) [a](/x) [a](HTTPS://x)')).toBe(
      `<p>${link('http://x')} <a href="/x">a</a> ${link('HTTPS://x')}</p>\n`,
    );
    expect(contentSections('## Kde {#kde}\n\n[a](https://x)').kde?.html).toBe(`<p>${link('https://x')}</p>\n`);
  });

  test('has no links to telephone numbers, which only our own texts have', () => {
    const source = '## Kontakt {#kontakt}\n\n[0900](tel:0900)';
    expect(contentSections(source).kontakt?.html).toContain('<a href="tel:0900">0900</a>');
    expect(markdownHtml(source)).not.toContain('href');
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](javascript&#58;alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](java\\script:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](\u0001javascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](blob:x)',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '[a](https://a.example "\\" onmouseover=alert(1)")',
    '![" onerror="alert(1)](/clanky/a.svg)',
    '`<script>`',
    '<svg/onload=alert(1)>',
  ])('is rendered without active content: %s', (source) => {
    const html = markdownHtml(source);
    expect(html).not.toMatch(/(href|src)="\s*(java|vbs|data|file|blob)/i);
    // values inside quotes are text; outside of them no such tag or attribute may be left
    expect(html.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<(script|svg|iframe)|<[^>]+\son\w+/i);
  });

  test('shows our own pictures in their formats, and foreign ones as links', () => {
    const own = markdownHtml('![Plán "A"](/obrazky/0123456789abcdef-1600x900/1600.webp)');
    expect(own).toContain('<source type="image/avif"');
    expect(own).toContain('alt="Plán &quot;A&quot;" width="1600" height="900"');
    const foreign = markdownHtml('![Plán](https://inde.example/a.png)');
    expect(foreign).not.toContain('<img');
    expect(foreign).toContain('<a href="https://inde.example/a.png" target="_blank" rel="noopener">Plán<span');
  });

  test.each(['[', ']', '[]', '(', '>', '> ', '*', '_a', '`', '`a', '<', '|', '~', '[^', '\\[', '- ', '&', '\n>'])(
    'of a hundred thousand „%s“ is rendered within a second',
    (piece) => {
      const source = piece.repeat(Math.floor(100_000 / piece.length));
      const begun = process.threadCpuUsage();
      markdownHtml(source);
      const { user, system } = process.threadCpuUsage(begun);
      expect((user + system) / 1_000).toBeLessThan(1_000);
    },
  );
});
