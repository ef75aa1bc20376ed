import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { prototype } = RequestQueue;
const schedule = prototype.scheduleCheckPendingRequests;

/**
 * With an empty queue the client would poll it a thousand times a second, on every open connection: it sets a timer in the
 * past, which fires after a millisecond. A request that is queued later starts its own check.
 */
prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) schedule.call(this);
};

export { RequestQueue };
