/**
 * Short messages between the processes of one installation. A message may be lost while a connection is down:
 * what it is about must be in the store, and whoever hears nothing must look there now and then.
 */
export interface Bus {
  /** `topic` is a plain lower-case name. Never throws: a message that cannot be sent is logged and dropped. */
  publish(topic: string, message: string): Promise<void>;
  /**
   * Calls `listener` with each message, and with an empty one whenever messages may have been missed.
   * Gives the function that stops.
   */
  subscribe(topic: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
