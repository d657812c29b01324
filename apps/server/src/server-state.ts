/** Whether the server has been told to stop. */
export type ServerState = { isStopping: boolean };
