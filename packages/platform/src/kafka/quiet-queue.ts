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

const lookEveryMs = 1_000;

/**
 * The client would check ten times a second, on every open connection, whether a request has taken longer than its time
 * limit of ten seconds or more.
 */
prototype.scheduleRequestTimeoutCheck = function () {
  this.destroy();
  this.requestTimeoutIntervalId = setInterval(() => {
    for (const request of this.inflight.values()) {
      if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest();
    }
    if (!this.isConnected()) this.destroy();
  }, lookEveryMs);
};

export { RequestQueue };
