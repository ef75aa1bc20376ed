type Terms = { readonly cutOff: string; readonly timeZone: string };

/** "2:00 pm", "Melbourne": the formatted cut-off time, and the city of its time zone. */
export const cutOffText = ({ cutOff, timeZone }: Terms, locale: string): { time: string; place: string } => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    time: format.format(new Date(`2026-01-01T${cutOff}:00Z`)),
    place: timeZone.split('/').at(-1)?.replace('_', ' ') ?? timeZone,
  };
};
