import type { MessageDescriptor } from 'react-intl';

/** The content of an event page. Without a url it has no link. */
export type ShownEvent = { label: string; desc: string; url?: string | undefined };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The event, if the previous page knows it. */
    event?: ShownEvent;
  }
}

type Texts = Readonly<Record<string, unknown>>;
type Known = Readonly<Record<string, Record<'label' | 'desc' | 'url', MessageDescriptor>>>;

/** A page under the region, or an address with https: a text of any other kind is no address. */
export const isAddress = (url: string): boolean =>
  /^[a-z0-9][\w/%.-]*(\?[\w=&%.+-]*)?$/i.test(url) || /^https:\/\/[\w.-]+(\/\S*)?$/.test(url);

/**
 * An event from the navigation state. Otherwise its texts by id: from the loaded content, then from the client. Null for an
 * unknown id.
 */
export const shownEvent = (
  id: string,
  state: ShownEvent | undefined,
  texts: Texts,
  known: Known,
): ShownEvent | null => {
  if (state?.label) return { ...state, url: state.url && isAddress(state.url) ? state.url : undefined };
  const own = Object.hasOwn(known, id) ? known[id] : undefined;
  const read = (key: 'label' | 'desc' | 'url') => {
    const loaded = texts[`events.${id}.${key}`];
    const usable = typeof loaded === 'string' && (key !== 'url' || isAddress(loaded));
    return usable ? loaded : String(own?.[key].defaultMessage ?? '');
  };
  const label = read('label');
  return label ? { label, desc: read('desc'), url: read('url') || undefined } : null;
};
