import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A load balancer as hosts have one in front of several servers: every connection goes to one of those that say they are ready. */
export class Balancer {
  readonly #server: Server
  readonly #ports = new Set<number>()
  readonly #open = new Set<Socket>()
  #turn = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<Balancer> {
    const server = createServer()
    const balancer = new Balancer(server)
    server.on('connection', (client) => void balancer.#pass(client))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  add(port: number): void {
    this.#ports.add(port)
  }

  remove(port: number): void {
    this.#ports.delete(port)
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((closed) => this.#server.close(closed))
  }

  /** In turn, as far as they are ready. */
  async #ready(): Promise<number | null> {
    const ports = [...this.#ports]
    this.#turn++
    for (let i = 0; i < ports.length; i++) {
      const port = ports[(this.#turn + i) % ports.length]
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return port
    }
    return null
  }

  async #pass(client: Socket): Promise<void> {
    this.#watch(client)
    const port = await this.#ready()
    if (port === null || client.destroyed) return void client.destroy()
    const server = this.#watch(connect(port, '127.0.0.1'))
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    client.pipe(server)
    server.pipe(client)
  }

  #watch(socket: Socket): Socket {
    this.#open.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => this.#open.delete(socket))
  }
}
