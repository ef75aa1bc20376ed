import { useSwitchText } from './switches.ts';

/** A note beside every text that promises a mail: mails are late while they are held. */
export const HeldMails = () => {
  const text = useSwitchText('mails-held');
  return (
    text && (
      <p>
        <strong>{text}</strong>
      </p>
    )
  );
};
