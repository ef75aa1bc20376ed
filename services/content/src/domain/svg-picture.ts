/** A tag with its attributes, or markup to skip: comments, CDATA, the XML declaration. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Why a text is not well-formed XML; empty if it is. Supports what drawings use, without document types. */
const problemsOfXml = (xml: string): string[] => {
  const open: string[] = [];
  const ids = new Set<string>();
  const problems: string[] = [];
  let roots = 0;
  const between = xml.replace(markup, (_, closing?: string, name?: string, rest = '', alone?: string) => {
    if (name === undefined) return '';
    if (closing) {
      const expected = open.pop();
      if (expected !== name) problems.push(`closes ${name} where ${expected ?? 'nothing'} is open`);
      return '';
    }
    if (open.length === 0) roots += 1;
    if (!alone) open.push(name);
    const id = /\sid\s*=\s*["']([^"']*)/.exec(rest)?.[1];
    if (id !== undefined && ids.has(id)) problems.push(`has two parts with the id ${id}`);
    if (id !== undefined) ids.add(id);
    if (entity.test(rest)) problems.push(`has a bare & in ${name}`);
    return '';
  });
  if (open.length > 0) problems.push(`leaves ${open.join(', ')} open`);
  if (roots !== 1) problems.push(`has ${roots} roots`);
  if (between.includes('<')) problems.push('has a < that begins no tag');
  if (entity.test(between)) problems.push('has a bare &');
  return problems;
};

/**
 * Constructs that would make a picture active. Pictures are also served sandboxed; this check reports the problem to the
 * author.
 */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<(?:\w+:)?script\b/i, 'has a script'],
  [/<(?:\w+:)?foreignObject\b/i, 'has a foreignObject'],
  [/\son\w+\s*=/i, 'has an event attribute'],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i, 'refers to something outside of it'],
  [/url\(\s*["']?(?!#)/i, 'refers to something outside of it'],
  [/@import/i, 'refers to something outside of it'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'declares a document type'],
];

/** Why a file cannot be a picture of a screen; empty if it can. */
export const problemsOfSvg = (svg: string): string[] => {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (!root || !svg.trimEnd().endsWith('</svg>')) return ['is not an SVG document'];
  const missing = ['width', 'height', 'viewBox'].filter((name) => !new RegExp(`\\s${name}\\s*=`).test(root));
  const problems = [
    ...missing.map((name) => `has no ${name}`),
    ...problemsOfXml(svg),
    ...forbidden.flatMap(([pattern, problem]) => (pattern.test(svg) ? [problem] : [])),
  ];
  return [...new Set(problems)];
};
