import { problemsOfXml } from './well-formed.ts';

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
