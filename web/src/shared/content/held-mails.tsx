import { useSwitchText } from './switches.ts';

/** Beside every promise of a mail: that mails are late, while they are held. */
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
