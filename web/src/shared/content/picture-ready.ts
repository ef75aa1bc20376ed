/** A page does not wait longer for its picture. */
const longestMs = 600;

/** When the browser has the picture, or cannot get it, or after a moment; at once on the server. */
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
