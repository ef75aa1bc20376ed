// Both are forgotten by a reload: plates and VINs are stored nowhere.
const handles = new Map<string, string>();
const texts = new Map<string, string>();

const HANDLE = /^hidden-text-\w+$/;

/** From now on a handle stands for the text in URLs of this tab. */
export const hide = (typed: string): void => {
  if (handles.has(typed)) return;
  const handle = `hidden-text-${Math.random().toString(36).slice(2, 10)}`;
  handles.set(typed, handle);
  texts.set(handle, typed);
};

/** URLs that are written from now on have the text itself. */
export const unhide = (text: string): void => void handles.delete(text);

export const isHidden = (text: string): boolean => handles.has(text);

/** The text as it stands in a URL. */
export const inUrl = (text: string): string => handles.get(text) ?? text;

/** The text that stands in a URL; empty for a handle of another tab or of the time before a reload. */
export const fromUrl = (value: string): string => (HANDLE.test(value) ? (texts.get(value) ?? '') : value);
