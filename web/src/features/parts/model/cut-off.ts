type Terms = { readonly cutOff: string; readonly timeZone: string };

/** "2:00 pm", "Melbourne": a time of day as it is written, and whose clock it is by. */
export const cutOffText = ({ cutOff, timeZone }: Terms, locale: string): { time: string; place: string } => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    time: format.format(new Date(`2026-01-01T${cutOff}:00Z`)),
    place: timeZone.split('/').at(-1)?.replace('_', ' ') ?? timeZone,
  };
};
