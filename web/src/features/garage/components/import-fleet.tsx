import { FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { type Imported, useImportFleet } from '../api/garage-queries.ts';
import { messages } from '../messages.ts';
import { isFleetOfNumbers } from '../model/fleet-lines.ts';
import classes from './garage-page.module.css';
import { PasteFleet } from './paste-fleet.tsx';

const sample = ['label,make,model,year,series,variant', 'Van 3,TOYOTA,HiLux,2018,,SR5'].join('\n');

const Report = ({ added, rejected }: Imported) => (
  <div className={classes.report} role="status">
    <p>
      <FormattedMessage {...messages.imported} values={{ added }} />
    </p>
    {rejected.length > 0 && (
      <>
        <p>
          <FormattedMessage {...messages.rejected} values={{ count: rejected.length }} />
        </p>
        <table className={classes.problems}>
          <thead>
            <tr>
              {[messages.row, messages.column, messages.problem].map((head) => (
                <Head name={head} key={head.id} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rejected.map(({ row, field, problem }) => (
              <tr key={`${row} ${field} ${problem}`}>
                <td>{row}</td>
                <td>{field}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
  </div>
);

/**
 * Imports a fleet. A list of plates or VINs, pasted or from a file, is looked up line by line; other files are imported as a
 * whole, and the rejected rows are listed with their reasons.
 */
export const ImportFleet = () => {
  const { formatMessage } = useIntl();
  const importing = useImportFleet();
  const [list, setList] = useState('');
  const [files, setFiles] = useState(0);
  /** So that the same file can be chosen again after it was corrected. */
  const resetFile = useRef<() => void>(null);
  const take = async (file: File) => {
    resetFile.current?.();
    const text = (await file.text()).replace(/^\ufeff/, '');
    if (!isFleetOfNumbers(text)) return importing.mutate(file);
    setList(text);
    setFiles(files + 1);
  };
  return (
    <section className={classes.import} aria-labelledby="import-fleet">
      <h2 id="import-fleet">{formatMessage(messages.import)}</h2>
      {/* The answers of an earlier list do not belong to the file. */}
      <PasteFleet key={files} text={list} onText={setList} />
      <p className={classes.hint}>{formatMessage(messages.importHint)}</p>
      <ul className={classes.wanted}>
        {[messages.importByName, messages.importByPlate, messages.importBySlug].map((way) => (
          <li key={way.id}>{formatMessage(way)}</li>
        ))}
      </ul>
      <p className={classes.hint}>
        <FormattedMessage {...messages.importLabel} />{' '}
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`} download="fleet.csv">
          <FormattedMessage {...messages.sample} />
        </a>
      </p>
      <FileButton resetRef={resetFile} accept=".csv,text/csv" onChange={(file) => file && void take(file)}>
        {(props) => <Button {...props} variant="outline" loading={importing.isPending} text={messages.chooseFile} />}
      </FileButton>
      {importing.data && <Report {...importing.data} />}
      <ErrorNotice error={importing.error} />
    </section>
  );
};
