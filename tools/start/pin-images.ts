// npm run pin-images   puts the digest of each image of others behind its tag: Dockerfile, compose files, manifests
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { imagesIn, withDigests } from './image-pins.ts';

const listed = await run('git', ['ls-files', 'Dockerfile', 'docker-compose*.yml', 'infra/k8s/*.yaml'], { cwd: root });
const files = listed.output.trim().split('\n');
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const images = [...new Set([...texts.values()].flatMap(imagesIn))].sort();

/** The digest that the registry has for a tag now, for all platforms. */
const digestOf = async (image: string): Promise<string> => {
  const { code, output } = await run('docker', [
    ...['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
  ]);
  const digest = /^sha256:[0-9a-f]{64}$/m.exec(output)?.[0];
  if (code === 0 && digest) return digest;
  throw new Error(`${image}: its registry was not asked or does not know it:\n${output.trim()}`);
};

try {
  const digests = new Map<string, string>();
  for (const image of images) {
    const digest = await digestOf(image);
    digests.set(image, digest);
    process.stdout.write(`${image}@${digest}\n`);
  }
  for (const [file, text] of texts) {
    const pinned = withDigests(text, digests);
    if (pinned !== text) writeFileSync(join(root, file), pinned);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\nNothing was changed.\n`);
  process.exit(1);
}
