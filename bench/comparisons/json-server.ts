import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import jsonServer from 'json-server'
import { WORLD_NOW } from '../in-process.ts'
import { sameRows } from '../shared-world.ts'

/**
 * json-server at its fastest: data in memory instead of a file that each write rewrites, no indented JSON, and none of
 * its default middlewares (log, gzip, CORS, static files).
 */
const app = jsonServer.create().set('json spaces', 0)
app.use(jsonServer.router(sameRows(Number(process.argv[2]), WORLD_NOW)))
const server = createServer(app)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
