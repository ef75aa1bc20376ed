import { NativeSelect, Textarea } from '@mantine/core';
import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ScanButton } from '../../../shared/scan/scan-button.tsx';
import { scannedVin } from '../../../shared/scan/scanned-vin.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useSaveFleet } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import { readFleet, restOf } from '../model/fleet-lines.ts';
import classes from './fleet.module.css';
import { FleetRows } from './fleet-rows.tsx';
import { slugOf, useFleetLookUp } from './use-fleet-look-up.ts';

/** A garage cannot hold more vehicles. */
const mostLines = 300;

type Props = { text: string; onText: (text: string) => void };

/** A list of plates and VINs: every line is looked up and answered, and the found vehicles are saved together. */
export const PasteFleet = ({ text, onText }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const remembered = useAppSelector(({ preferences }) => preferences.plateState);
  const [chosenState, setState] = useState<string>();
  const state = region === 'nz' ? 'NZ' : (chosenState ?? remembered ?? '');
  const lookUp = useFleetLookUp();
  const saving = useSaveFleet();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { rows, isRunning } = lookUp;
  const lines = readFleet(text, state);
  const isTooMany = lines.length > mostLines;
  const decided = rows.filter((row) => slugOf(row) !== '');
  const waiting = rows.filter(({ answer }) => answer.kind === 'waiting').length;
  const look = () => {
    saving.reset();
    lookUp.start(lines);
  };
  const save = () => {
    const wish = decided.map((row) => ({ label: row.line.label, vehicleSlug: slugOf(row) }));
    saving.mutate(wish, {
      onSuccess: ({ rejected }) => {
        // The header of the sent file is row 1.
        const refused = new Set(rejected.map(({ row }) => decided[row - 2]));
        setRefusals(rejected.map(({ row, problem }) => `${decided[row - 2]?.line.number ?? ''}: ${problem}`));
        const saved = decided.filter((row) => !refused.has(row));
        const savedLines = saved.map(({ line }) => line);
        const rest = restOf(text, savedLines);
        const left = rows.filter((row) => !saved.includes(row));
        onText(rest);
        // The lines have other numbers now.
        const numbered = readFleet(rest, state);
        lookUp.keep(left.map((row, at) => ({ ...row, line: numbered[at] ?? row.line })));
      },
    });
  };
  return (
    <div className={classes.paste}>
      <Textarea
        label={formatMessage(messages.pasteList)}
        description={formatMessage(messages.pasteHint)}
        placeholder={`${formatMessage(messages.labelHint)}, ABC123, VIC\nJTMHV05J604012345`}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={6}
        value={text}
        readOnly={isRunning || saving.isPending}
        spellCheck={false}
        autoComplete="off"
        error={isTooMany && formatMessage(messages.tooManyLines, { count: lines.length, most: mostLines })}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          saving.reset();
          lookUp.keep([]);
        }}
      />
      {region === 'au' && (
        <NativeSelect
          className={classes.state}
          label={formatMessage(messages.stateOfPlates)}
          value={state}
          disabled={isRunning}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
          data={[{ value: '', label: formatMessage(messages.noState) }, ...AUSTRALIAN_STATES]}
        />
      )}
      <div className={classes.actions}>
        <Button
          variant={decided.length > 0 ? 'default' : 'filled'}
          disabled={lines.length === 0 || isTooMany}
          loading={isRunning}
          onClick={look}
        >
          {formatMessage(messages.lookUp, { count: lines.length })}
        </Button>
        <ScanButton
          disabled={isRunning}
          onFound={(code) => onText([text.trimEnd(), scannedVin(code)].filter(Boolean).join('\n'))}
        />
        {isRunning && <Button variant="default" onClick={lookUp.stop} text={messages.stop} />}
        {!isRunning && waiting > 0 && (
          <Button variant="default" onClick={lookUp.goOn}>
            {formatMessage(messages.goOn, { count: waiting })}
          </Button>
        )}
        {!isRunning && decided.length > 0 && (
          <Button loading={saving.isPending} onClick={save}>
            {formatMessage(messages.saveFleet, { count: decided.length })}
          </Button>
        )}
      </div>
      <ErrorNotice error={lookUp.error ?? saving.error} />
      {saving.data && (
        <Notice kind="info">
          <FormattedMessage {...messages.imported} values={{ added: saving.data.added }} />
          {refusals.map((refusal) => ` · ${refusal}`)}
        </Notice>
      )}
      {rows.length > 0 && (
        <>
          <p role="status" className={classes.answered}>
            <FormattedMessage
              {...messages.answered}
              values={{ decided: decided.length, open: rows.length - decided.length - waiting, waiting }}
            />
          </p>
          <FleetRows rows={rows} onChoose={lookUp.choose} />
        </>
      )}
    </div>
  );
};
