import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import type { Consents } from '../model/entry-rules.ts';
import classes from './entry-form.module.css';
import { useTermsAddress } from './use-terms-address.ts';

type Name = keyof Consents;
type Props = { values: Consents; onChange: (name: Name, checked: boolean) => void };

/** The button is disabled until all three boxes are ticked. */
export const ConsentBoxes = ({ values, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const privacy = useApi().fileUrl('privacy-policy');
  const terms = useTermsAddress();
  const box = (name: Name, label: ReactNode) => (
    <Checkbox
      id={`promotion-${name}`}
      checked={values[name]}
      onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
      label={label}
    />
  );
  return (
    <fieldset className={classes.consents}>
      <legend>{formatMessage(messages.consentsTitle)}</legend>
      {box(
        'consent1',
        <FormattedMessage
          {...messages.consentTerms}
          values={{
            terms: (chunks) => (
              <a href={terms} target="_blank" rel="noopener">
                {chunks}
              </a>
            ),
          }}
        />,
      )}
      {box(
        'consent2',
        <FormattedMessage
          {...messages.consentPrivacy}
          values={{
            privacy: (chunks) => (
              <a href={privacy} target="_blank" rel="noopener">
                {chunks}
              </a>
            ),
          }}
        />,
      )}
      {box('consent3', <FormattedMessage {...messages.consentPassport} />)}
    </fieldset>
  );
};
