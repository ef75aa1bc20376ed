import marks from './marks.json' with { type: 'json' };

const pictures = new Map(
  Object.entries(marks.pictures).map(([family, content]) => [family, Buffer.from(content, 'base64')]),
);

/**
 * The pictures that an HTML mail shows, each once. They are attached, because mail programs do not load pictures from a
 * site.
 */
export const attachedMarks = (html: string) => {
  const shown = new Set([...html.matchAll(/"cid:([a-z-]+)@mark"/g)].map(([, family = '']) => family));
  return [...shown].flatMap((family) => {
    const content = pictures.get(family);
    return content ? [{ cid: `${family}@mark`, filename: `${family}.png`, contentType: 'image/png', content }] : [];
  });
};
