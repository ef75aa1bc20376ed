const ownImage = /^southline\//;
/** An image in a compose file or a manifest, or the base image of the Dockerfile; the name ends before its digest. */
const line = /^(\s*(?:-\s+)?image:\s+|ARG \w+_IMAGE=)([^\s@]+)(@sha256:[0-9a-f]{64})?[ \t]*$/gm;

const isOthers = (image: string): boolean => !ownImage.test(image) && !image.includes('$');

/** The images of others that a file names, without their digests. */
export const imagesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(line)].map(([, , image = '']) => image).filter(isOthers))].sort();

/** The text with the digest of each image of others behind its tag. */
export const withDigests = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replace(line, (whole, before: string, image: string) => {
    const digest = digests.get(image);
    return isOthers(image) && digest ? `${before}${image}@${digest}` : whole;
  });
