/** A page waits at most this long for its picture. */
const longestMs = 600;

/** Resolves when the browser has loaded the picture, has failed to, or after a short time; at once on the server. */
export const pictureReady = async (url: string): Promise<void> => {
  if (typeof Image === 'undefined') return;
  const image = new Image();
  image.src = url;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([image.decode().catch(() => undefined), late]);
  clearTimeout(timer);
};
