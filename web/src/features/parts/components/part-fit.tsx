import { VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { FitMark } from '../../../shared/parts/fit-mark.tsx';
import { fitWords } from '../../../shared/parts/messages.ts';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';

type Props = { part: PartRow; brief?: boolean };

/** The fit of a row for the chosen vehicle, or a link to check it. */
export const PartFit = ({ part, brief = false }: Props) => {
  const { vehicle } = useSearch({ strict: false });
  return (
    <FitMark
      fit={part.fit}
      note={part.fitNote}
      unchecked={
        vehicle && (
          <PartNumber plain number={part.productNr}>
            <FormattedMessage {...(brief ? fitWords.Unknown : messages.fitUnchecked)} />
            <VisuallyHidden> {part.productNr}</VisuallyHidden>
          </PartNumber>
        )
      }
    />
  );
};
