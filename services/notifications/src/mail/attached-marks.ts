import marks from './marks.json' with { type: 'json' };

const pictures = new Map(
  Object.entries(marks.pictures).map(([name, content]) => [name, Buffer.from(content, 'base64')]),
);

/**
 * The pictures that an HTML mail shows, each once. They are attached, because mail programs do not load pictures from a
 * site.
 */
export const attachedMarks = (html: string) => {
  const shown = new Set([...html.matchAll(/"cid:([a-z-]+)@mark"/g)].map(([, name = '']) => name));
  return [...shown].flatMap((name) => {
    const content = pictures.get(name);
    return content ? [{ cid: `${name}@mark`, filename: `${name}.png`, contentType: 'image/png', content }] : [];
  });
};
