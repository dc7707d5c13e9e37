// A worker for `workerUrl` that hangs where its text says so.
import './hanging.js';
import '../../dist/package/worker.js';
