const written: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Search engines cut longer texts. Shorter ones (a date, a place) are not descriptive. */
const maxLength = 200;
const minLength = 20;

const shortened = (text: string) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s\S*$/, '')} …`;

/** The description of a rendered page: the first whole paragraph after its heading, as text. Undefined if there is none. */
export const leadOf = (html: string): string | undefined => {
  const [, body = ''] = /<\/h1>(.*?)(?:<\/main>|$)/s.exec(html) ?? [];
  const paragraphs = [...body.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, inner = '']) =>
    inner
      .replace(/<!--.*?-->|<[^>]*>/gs, '')
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => written[sign] ?? sign)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const lead = paragraphs.find((text) => text.length >= minLength);
  return lead === undefined ? undefined : shortened(lead);
};
