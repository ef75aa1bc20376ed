import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Texts } from '../../../shared/i18n/intl.tsx';
import { type ScreenTexts, textsQuery } from '../../../shared/i18n/texts-query.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { messages } from './messages.ts';
import classes from './winners-dialog.module.css';

const WinnersDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog onClose={onClose} title={<FormattedMessage {...messages.title} />}>
      <p className={classes.text}>{formatMessage(messages.text)}</p>
      <dl className={classes.winners}>
        <dt>{formatMessage(messages.individual)}</dt>
        <dd>{formatMessage(messages.individualEntry)}</dd>
        <dt>{formatMessage(messages.organisation)}</dt>
        <dd>{formatMessage(messages.organisationEntry)}</dd>
      </dl>
      <p className={classes.text}>{formatMessage(messages.check)}</p>
      <Button onClick={onClose} data-autofocus text={uiMessages.close} />
    </Dialog>
  );
};

/** The content service supplies the winners in every language. The client's own English is the fallback. */
export const WinnersAnnouncement = ({ onClose }: { onClose: () => void }) => {
  const language = useLanguage();
  const { messages: around } = useIntl();
  const { data, isPending } = useQuery(textsQuery(useApi(), language, 'promotion'));
  if (isPending) return null;
  return (
    <Texts language={language} texts={{ ...(around as ScreenTexts), ...data }}>
      <WinnersDialog onClose={onClose} />
    </Texts>
  );
};
