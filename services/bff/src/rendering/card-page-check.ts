import type { BuiltScripts } from '@southline/rest/web-build';
import type { App, Context } from '../context.ts';
import { cardPageDifferences } from '../metrics.ts';
import { hashOf, importMapOf, scriptSources } from '../security/built-scripts.ts';

const everyMs = 10 * 60_000;

const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Browsers do not execute data blocks. */
const isData = (tag: string) => ['application/json', 'application/ld+json'].includes(attribute(tag, 'type'));

/**
 * Compares the served pages with the card form to the build (PCI DSS 11.6.1): every script element, the policy for
 * scripts, and the bytes of every script. Returns the differences.
 */
export const cardPageCheck = (
  app: App,
  { PUBLIC_URL, BASE_PATH }: Context['settings'],
  scripts: BuiltScripts,
  addresses: readonly string[],
) => {
  const { host } = new URL(PUBLIC_URL);
  const read = (url: string) => app.inject({ url, headers: { host } });
  const importMap = importMapOf(scripts, BASE_PATH);
  const expectedPolicy = `script-src ${scriptSources(importMap).join(' ')}`;

  const ofPage = (html: string, policy: string): string[] => {
    const elements = [...html.matchAll(/(<script\b[^>]*>)([^<]*)/g)].map(([, tag = '', text = '']) => ({ tag, text }));
    const maps = elements.filter(({ tag }) => attribute(tag, 'type') === 'importmap');
    const others = elements.filter((element) => !maps.includes(element) && !isData(element.tag));
    const strange = others.filter(
      ({ tag }) => scripts.integrity[attribute(tag, 'src').slice(BASE_PATH.length + 1)] === undefined,
    );
    const scriptPolicy = policy.split(';').find((directive) => directive.startsWith('script-src ')) ?? 'no script-src';
    return [
      ...(maps.length === 1 && maps[0]?.text === importMap ? [] : ['the import map']),
      ...strange.map(({ tag }) => tag),
      ...(scriptPolicy === expectedPolicy ? [] : [scriptPolicy]),
    ];
  };

  return async (): Promise<string[]> => {
    const differences: string[] = [];
    for (const address of addresses) {
      const { body, headers } = await read(address);
      const found = ofPage(body, String(headers['content-security-policy']));
      differences.push(...found.map((difference) => `${address}: ${difference}`));
    }
    for (const name of scripts.cardForm) {
      const { rawPayload } = await read(`${BASE_PATH}/${name}`);
      if (hashOf(rawPayload) !== scripts.integrity[name]) differences.push(name);
    }
    return differences;
  };
};

/** Checks once the process is listening, and then every ten minutes. */
export const watchCardPages = (app: App, { logger }: Context, check: () => Promise<string[]>): void => {
  const look = async () => {
    const differences = await check().catch((error: unknown) => [`not checked: ${String(error)}`]);
    if (differences.length > 0) logger.error({ differences }, 'a page with the card form is not as it was built');
    cardPageDifferences.set(differences.length);
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  app.addHook('onListen', look);
  app.addHook('onClose', async () => clearInterval(timer));
};
