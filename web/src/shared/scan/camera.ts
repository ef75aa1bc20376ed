import type { BarcodeReader } from './barcode-reader.ts';

/** Between two looks at the camera. */
const pauseMs = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Why there is no camera: the person or the browser refused it, or there is none. */
export type NoCamera = 'denied' | 'none';

const close = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Calls `act` when the signal aborts, at once if it has. */
export const onAbort = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
};

/** The rear camera if there are two, until `signal` aborts. The picture leaves this device neither here nor later. */
export const openCamera = async (signal: AbortSignal): Promise<MediaStream | NoCamera> => {
  // Absent in old browsers, and on addresses without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return 'none';
  try {
    const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } });
    onAbort(signal, () => close(stream));
    return stream;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';
  }
};

/** Shows the camera and looks for a barcode until there is one; undefined if `signal` ended it before. */
export const watch = async (
  video: HTMLVideoElement,
  stream: MediaStream,
  reader: BarcodeReader,
  signal: AbortSignal,
): Promise<string | undefined> => {
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const text = await reader.read(video);
    if (signal.aborted) return undefined;
    if (text !== '') return text;
    await pause();
  }
  return undefined;
};
