import { readiness, repeat, run, startInternalServer } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { audit } from '../audit.ts';
import { loadExporterConfig } from '../config.ts';
import type { Finding } from '../finding.ts';
import { recordFindings } from '../metrics.ts';
import { persisting } from '../persisting.ts';

/** Audits repeatedly and serves the results on /metrics, for Prometheus. */
run(async () => {
  const config = loadExporterConfig(process.env);
  const logger = createLogger('audit', config.LOG_LEVEL);
  let before: readonly Finding[] | undefined;
  const server = await startInternalServer(
    config.AUDIT_HOST,
    config.AUDIT_PORT,
    readiness(() => before !== undefined),
  );
  const auditing = repeat('audit', config.AUDIT_EVERY_MS, logger, async () => {
    const began = Date.now();
    const now = await audit(config);
    const findings = persisting(before ?? [], now);
    recordFindings(findings, new Date());
    before = now;
    const violated = findings.filter(({ violations }) => violations.length > 0).map(({ invariant }) => invariant);
    logger.info({ violated, ms: Date.now() - began }, 'audited');
    return false;
  });
  return {
    stop: async () => {
      await auditing.stop();
      await server.close();
    },
  };
});
